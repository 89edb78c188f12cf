import { PressList } from './office-press-list.tsx';

export default function OfficePressMessagesPage() {
  return <PressList kind="messages" />;
}
