import { useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#kit/widgets/button.tsx';
import { Checkbox } from '#kit/forms/checkbox.tsx';
import { TextField } from '#kit/forms/field.tsx';
import { SelectField } from '#kit/forms/select-field.tsx';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { VisuallyHidden } from '#kit/widgets/visually-hidden.tsx';
import { listProductGroups } from '#shop/product-groups/contract.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { categoryLabels } from '#shop/articles/category-labels.ts';
import { ColourSwatches } from '#shop/articles/article/colour-swatches.tsx';
import { listMaterials } from '#shop/articles/contract.ts';
import { productsPath } from '#shop/product-groups/paths.ts';
import { readCriteria, searchPath } from './search-criteria.ts';
import styles from './search-widget.module.css';

/**
 * A button that opens the search form; without scripts the form is always open. `children` are shown beside the
 * button.
 */
export function SearchWidget({ children }: { children: ReactNode }) {
  const t = useT();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useRef<HTMLDivElement>(null);
  const close = () => {
    setIsOpen(false);
    toggle.current?.querySelector('button')?.focus();
  };
  return (
    <>
      <div className={styles.bar} ref={toggle}>
        <Button
          icon="filter"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('search.filter')}
          <VisuallyHidden>: {t('search.label')}</VisuallyHidden>
        </Button>
        {children}
      </div>
      <search id={id} className={styles.panel} data-open={isOpen || undefined}>
        <SearchForm onSearched={close} />
      </search>
    </>
  );
}

function SearchForm({ onSearched }: { onSearched: () => void }) {
  const t = useT();
  const navigate = useNavigate();
  const groups = useEndpoint(listProductGroups).data ?? [];
  const materials = useEndpoint(listMaterials).data ?? [];

  function search(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    void navigate(searchPath(readCriteria(valuesOf(form))));
    form.reset();
    onSearched();
  }

  return (
    <form className={styles.form} action={productsPath} onSubmit={search}>
      <TextField
        className={styles.text}
        label={t('search.text')}
        name="searchtext"
        type="search"
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
      />
      <SelectField label={t('search.category')} name="productgroupid">
        <option value="">{t('search.allCategories')}</option>
        {categoryLabels(groups).map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </SelectField>
      {materials.length > 0 && (
        <SelectField label={t('search.material')} name="material">
          <option value="">{t('search.allMaterials')}</option>
          {materials.map(({ Id, Name, ShownIn }) => (
            <option key={Id} value={Id} lang={ShownIn?.Name}>
              {Name}
            </option>
          ))}
        </SelectField>
      )}
      <ColourSwatches />
      <div className={styles.end}>
        <Checkbox label={t('search.onlyNews')} name="news" value="1" />
        <Button type="submit" kind="primary">
          {t('search.submit')}
        </Button>
        <Button type="reset" kind="plain">
          {t('search.clear')}
        </Button>
      </div>
    </form>
  );
}

function valuesOf(form: HTMLFormElement): URLSearchParams {
  const values = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values.append(name, value);
  return values;
}
