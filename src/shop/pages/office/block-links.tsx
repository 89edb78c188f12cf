import { Button } from '#kit/widgets/button.tsx';
import { Checkbox } from '#kit/forms/checkbox.tsx';
import { TextField } from '#kit/forms/field.tsx';
import { isSafeUrl } from '#kit/http/addresses/safe-url.ts';
import { SelectField } from '#kit/forms/select-field.tsx';
import { SortableList } from '#shop/office/lists/sortable-list.tsx';
import { TextPair } from '#shop/office/forms/text-pair.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { OfficeLink } from './page-document.ts';
import type { OwnBlock } from './page-form.ts';
import styles from './page-editor.module.css';

type Props = { block: OwnBlock; onChange: (block: OwnBlock) => void };

/** A block's links in order; in a products block they refer to articles. */
export function BlockLinkFields({ block, onChange }: Props) {
  const t = useOfficeT();
  const places = block.Links.map((link, place) => ({ link, place }));
  const put = (Links: OfficeLink[]) => onChange({ ...block, Links });
  const change = (at: number, values: Partial<OfficeLink>) =>
    put(block.Links.map((link, place) => (place === at ? { ...link, ...values } : link)));
  return (
    <fieldset className={styles.links}>
      <legend>{t(block.BlockType === 'products' ? 'pages.articles' : 'pages.links')}</legend>
      {block.BlockType === 'products' && <p className={styles.note}>{t('pages.articlesHint')}</p>}
      <SortableList
        label={t('pages.links')}
        items={places}
        keyOf={({ place }) => place}
        nameOf={({ link }) => link.LinkTextSV || link.Url || t('pages.link')}
        onSort={(next) => put(next.map(({ link }) => link))}
      >
        {({ link, place }) => (
          <div className={styles.link}>
            <TextField
              label={t('richText.address')}
              value={link.Url}
              placeholder="/kontakt"
              {...(!isSafeUrl(link.Url) && { error: t('richText.addressWrong') })}
              onChange={({ target }) => change(place, { Url: target.value.trim() })}
            />
            <TextPair
              form={{
                values: { LinkTextSV: link.LinkTextSV, LinkTextEN: link.LinkTextEN },
                field: (name: 'LinkTextSV' | 'LinkTextEN') => ({
                  value: link[name],
                  onChange: ({ target }: { target: { value: string } }) =>
                    change(place, { [name]: target.value }),
                }),
              }}
              names={['LinkTextSV', 'LinkTextEN']}
              label={t('pages.linkText')}
              control={TextField}
            />
            <SelectField
              label={t('pages.linkLook')}
              value={link.LinkType}
              onChange={({ target }) => change(place, { LinkType: target.value })}
            >
              {[...new Set(['link', 'button', link.LinkType])].filter(Boolean).map((type) => (
                <option key={type} value={type}>
                  {type === 'link' ? t('pages.link') : type === 'button' ? t('pages.button') : type}
                </option>
              ))}
            </SelectField>
            <Checkbox
              label={t('pages.newWindow')}
              checked={link.IsExternal}
              onChange={({ target }) => change(place, { IsExternal: target.checked })}
            />
            <Button
              size="s"
              icon="trash"
              onClick={() => put(block.Links.filter((_, other) => other !== place))}
            >
              {t('pages.removeLink')}
            </Button>
          </div>
        )}
      </SortableList>
      <Button size="s" icon="plus" onClick={() => put([...block.Links, newLink])}>
        {t('pages.addLink')}
      </Button>
    </fieldset>
  );
}

const newLink: OfficeLink = {
  Id: null,
  Url: '',
  LinkTextSV: '',
  LinkTextEN: '',
  LinkType: 'link',
  IsExternal: false,
};
