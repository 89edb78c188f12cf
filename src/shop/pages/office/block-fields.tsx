import { Button } from '#kit/widgets/button.tsx';
import { TextField } from '#kit/forms/field.tsx';
import { SelectField } from '#kit/forms/select-field.tsx';
import { ImageField } from '#shop/images/office/image-field.tsx';
import { RichTextField } from '#shop/office/rich-text/rich-text-field.tsx';
import { TextPair } from '#shop/office/forms/text-pair.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { blockTypes, kindOf, mayHold } from './blocks.ts';
import { BlockLinkFields } from './block-links.tsx';
import { kindName } from './block-name.ts';
import styles from './page-editor.module.css';
import type { Blocks } from './use-blocks.ts';

const choices = {
  width: ['narrow', 'normal', 'wide', 'full'],
  background: ['none', 'tint', 'dark'],
  columns: ['1', '2', '3', '4'],
  imageSide: ['left', 'right'],
} as const;
type Setting = keyof typeof choices;
type Props = { blocks: Blocks; blockKey: string };

/** The fields of one block; none for an unknown type. */
export function BlockFields({ blocks, blockKey }: Props) {
  const t = useOfficeT();
  const block = blocks.block(blockKey);
  const kind = kindOf(block.BlockType);
  const values = {
    HeadingSV: block.HeadingSV,
    HeadingEN: block.HeadingEN,
    ContentSV: block.ContentSV,
    ContentEN: block.ContentEN,
  };
  const form = {
    values,
    field: (name: keyof typeof values) => ({
      value: values[name],
      onChange: ({ target }: { target: { value: string } }) => blocks.put({ ...block, [name]: target.value }),
    }),
  };
  return (
    <section className={styles.block} aria-label={blocks.nameOf(blockKey)}>
      <header className={styles.head}>
        <h3>{kindName(t, block.BlockType)}</h3>
        <Button size="s" icon="trash" onClick={() => blocks.remove(blockKey)}>
          {t('pages.block.remove')}
        </Button>
      </header>
      {kind ? (
        <>
          <TextPair
            form={form}
            names={['HeadingSV', 'HeadingEN']}
            label={t('pages.heading')}
            control={TextField}
          />
          {kind.content && (
            <TextPair
              key={blockKey}
              form={form}
              names={['ContentSV', 'ContentEN']}
              label={t('pages.content')}
              control={RichTextField}
            />
          )}
          {kind.image && (
            <ImageField
              label={t('pages.image')}
              value={block.ImageId === null ? '' : String(block.ImageId)}
              error={undefined}
              onChange={(id) => blocks.put({ ...block, ImageId: id === '' ? null : Number(id) })}
            />
          )}
          {kind.links && <BlockLinkFields block={block} onChange={blocks.put} />}
          <LayoutSettings blocks={blocks} blockKey={blockKey} />
          {kind.holds && (
            <AddBlock
              label={t('pages.addWithin', { name: kindName(t, block.BlockType) })}
              types={blockTypes.filter((type) => mayHold(block.BlockType, type))}
              onAdd={(type) => blocks.add(type, blockKey)}
            />
          )}
        </>
      ) : (
        <p className={styles.note}>{t('pages.unknownKept')}</p>
      )}
    </section>
  );
}

function LayoutSettings({ blocks, blockKey }: Props) {
  const t = useOfficeT();
  const block = blocks.block(blockKey);
  const kind = kindOf(block.BlockType);
  const isTop = blocks.tree.some(({ key }) => key === blockKey);
  const settings: Setting[] = [
    ...(isTop ? (['width'] as const) : []),
    'background',
    ...(kind?.columns ? (['columns'] as const) : []),
    ...(kind?.imageSide ? (['imageSide'] as const) : []),
  ];
  return (
    <div className={styles.settings}>
      {settings.map((name) => (
        <SelectField
          key={name}
          label={t(`pages.layout.${name}`)}
          value={textOf(block.Layout[name])}
          onChange={({ target }) =>
            blocks.put({ ...block, Layout: withSetting(block.Layout, name, target.value) })
          }
        >
          <option value="">{t('pages.layout.usual')}</option>
          {choices[name].map((one) => (
            <option key={one} value={one}>
              {name === 'columns'
                ? one
                : t(`pages.layout.${one as Exclude<typeof one, '1' | '2' | '3' | '4'>}`)}
            </option>
          ))}
        </SelectField>
      ))}
    </div>
  );
}

export function AddBlock({
  label,
  types,
  onAdd,
}: {
  label: string;
  types: readonly string[];
  onAdd: (type: string) => void;
}) {
  const t = useOfficeT();
  return (
    <SelectField label={label} value="" onChange={({ target }) => target.value && onAdd(target.value)}>
      <option value="">{t('general.choose')}</option>
      {types.map((type) => (
        <option key={type} value={type}>
          {kindName(t, type)}
        </option>
      ))}
    </SelectField>
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function withSetting(layout: Record<string, unknown>, name: Setting, value: string): Record<string, unknown> {
  const { [name]: _old, ...rest } = layout;
  if (value === '') return rest;
  return { ...rest, [name]: name === 'columns' ? Number(value) : value };
}
