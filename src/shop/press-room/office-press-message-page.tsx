import { PressStory } from './office-press-story.tsx';

export default function OfficePressMessagePage() {
  return <PressStory kind="messages" />;
}
