import { PressList } from './press-list.tsx';

export default function OfficePressMessagesPage() {
  return <PressList kind="messages" />;
}
