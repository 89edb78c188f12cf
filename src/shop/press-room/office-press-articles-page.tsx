import { PressList } from './office-press-list.tsx';

export default function OfficePressArticlesPage() {
  return <PressList kind="articles" />;
}
