import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { toast } from '#kit/browser/announce.ts';
import { useWidgetTexts } from './widget-texts.ts';

type Loading = {
  /** What stands in its place until it is there. */
  meanwhile?: ReactNode;
  onFailed?: () => void;
};

/**
 * A lazily loaded component, for parts that are seen only after a press or a log-in. Its code is fetched at the first
 * render. A failed load shows an error.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P & Loading> {
  let loaded: ComponentType<P> | undefined;
  return function LazyPart({ meanwhile = null, ...props }: P & Loading) {
    const [Part, setPart] = useState(() => loaded);
    const [hasFailed, setFailed] = useState(false);
    const texts = useWidgetTexts();
    const { onFailed } = props;

    useEffect(() => {
      let isGone = false;
      if (!loaded) {
        load().then(
          (part) => {
            loaded = part;
            if (!isGone) setPart(() => part);
          },
          () => !isGone && setFailed(true),
        );
      }
      return () => {
        isGone = true;
      };
    }, []);
    useEffect(() => {
      if (!hasFailed) return;
      toast(texts('general.commonError'), { error: true });
      onFailed?.();
    }, [hasFailed, onFailed, texts]);

    return Part ? <Part {...(props as unknown as P)} /> : meanwhile;
  };
}
