import { useEffect, useState, type ComponentType } from 'react';
import { toast } from '#kit/browser/announce.ts';
import { useWidgetTexts } from './widget-texts.ts';

type Failing = { onFailed?: () => void };

/**
 * A lazily loaded component, for parts that are seen only after a press or a log-in. Its code is fetched at the first
 * render, with nothing in its place until then. A failed load shows an error.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P & Failing> {
  let loaded: ComponentType<P> | undefined;
  return function LazyPart(props: P & Failing) {
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

    return Part ? <Part {...props} /> : null;
  };
}
