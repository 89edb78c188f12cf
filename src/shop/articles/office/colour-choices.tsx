import { Checkbox } from '#kit/forms/checkbox.tsx';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { listColors } from '#shop/articles/contract.ts';
import styles from './colour-choices.module.css';

/** Nothing where the shop has no colours. `value` contains the ids separated by commas. */
export function ColourChoices({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const { data: colours = [] } = useEndpoint(listColors);
  if (colours.length === 0) return null;
  const chosen = new Set(value.split(',').filter(Boolean));
  const toggle = (id: string, isOn: boolean) => {
    const next = new Set(chosen);
    if (isOn) next.add(id);
    else next.delete(id);
    onChange([...next].sort((a, b) => Number(a) - Number(b)).join(','));
  };
  return (
    <fieldset className={styles.colours}>
      <legend>{label}</legend>
      {colours.map(({ Id, Name, Hex }) => (
        <Checkbox
          key={Id}
          label={
            <span className={styles.colour}>
              <svg className={styles.swatch} viewBox="0 0 1 1" aria-hidden="true">
                <rect width="1" height="1" fill={Hex} />
              </svg>
              {Name}
            </span>
          }
          checked={chosen.has(String(Id))}
          onChange={({ target }) => toggle(String(Id), target.checked)}
        />
      ))}
    </fieldset>
  );
}
