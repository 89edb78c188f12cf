import { PressStory } from './press-story.tsx';

export default function OfficePressMessagePage() {
  return <PressStory kind="messages" />;
}
