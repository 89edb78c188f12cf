import { PressList } from './press-list.tsx';

export default function OfficePressArticlesPage() {
  return <PressList kind="articles" />;
}
