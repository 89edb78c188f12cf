import { PressStory } from './press-story.tsx';

export default function OfficePressArticlePage() {
  return <PressStory kind="articles" />;
}
