import { Button } from '#kit/widgets/button.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { FileKind } from '#shop/integration/kinds.ts';
import styles from './integration.module.css';

type OtherKindProps = { kind: FileKind; looksLike: FileKind; onTake: (kind: FileKind) => void };

/** Tells that a file is of another kind than was chosen, and reads it as that. */
export function OtherKind({ kind, looksLike, onTake }: OtherKindProps) {
  const t = useOfficeT();
  const nameOf = (one: FileKind) => t(`exchange.kind.${one}`);
  return (
    <div className={styles.offer}>
      <p role="status">
        {t('exchange.columns.looksLike', {
          other: nameOf(looksLike).toLowerCase(),
          kind: nameOf(kind).toLowerCase(),
        })}
      </p>
      <Button onClick={() => onTake(looksLike)}>
        {t('exchange.columns.readAs', { kind: nameOf(looksLike).toLowerCase() })}
      </Button>
    </div>
  );
}
