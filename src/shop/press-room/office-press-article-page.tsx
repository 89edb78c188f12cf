import { PressStory } from './office-press-story.tsx';

export default function OfficePressArticlePage() {
  return <PressStory kind="articles" />;
}
