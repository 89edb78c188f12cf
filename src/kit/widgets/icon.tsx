import styles from './icon.module.css';

const paths = {
  'arrow-left': 'M16 10H4m5-5-5 5 5 5',
  'arrow-right': 'M4 10h12m-5-5 5 5-5 5',
  'arrow-up': 'M10 16V4m-5 5 5-5 5 5',
  'arrow-down': 'M10 4v12m-5-5 5 5 5-5',
  bookmark: 'M5.5 3h9v14L10 13.500 5.500 17z',
  cards: 'M3.5 3.5h5v5h-5zm8 0h5v5h-5zm-8 8h5v5h-5zm8 0h5v5h-5z',
  cart: 'M2.5 3.5h2.2l1.8 9h8.6l1.9-6.5H5.4M7.5 16.5h.01m6.49 0h.01',
  check: 'm4 10.5 4 4 8-9',
  'chevron-down': 'm5 7.5 5 5 5-5',
  'chevron-left': 'm12.5 5-5 5 5 5',
  'chevron-right': 'm7.5 5 5 5-5 5',
  close: 'm5 5 10 10M15 5 5 15',
  download: 'M10 3.5v9m-4-4 4 4 4-4M4 16.5h12',
  external: 'M8 4.5H4.5v11h11V12M11.5 4.5h4v4m0-4-7 7',
  file: 'M5 2.5h7l3.5 3.5v11.5H5zM12 2.5V6h3.5M7.5 10h5m-5 3h5',
  filter:
    'M3 6.500h7m5 0h2M3 13.500h2m5 0h7M12.500 6.500m-2 0a2 2 0 1 0 4 0 2 2 0 1 0-4 0M7.500 13.500m-2 0a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
  grip: 'M7 5h.01M7 10h.01M7 15h.01M13 5h.01M13 10h.01M13 15h.01',
  info: 'M10 9v5m0-8h.01M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15z',
  'log-out': 'M8 3.5H4.5v13H8M12.500 6.500 16 10l-3.500 3.500M15.500 10H8',
  menu: 'M3 6h14M3 10h14M3 14h14',
  minus: 'M4.5 10h11',
  pause: 'M7.5 5v10m5-10v10',
  image: 'M3 4.5h14v11H3zM3 13l4-4 3.5 3.5L13 10l4 4M13 7.5h.01',
  play: 'M7 4.5v11l8.5-5.5z',
  plus: 'M10 4.5v11M4.5 10h11',
  search: 'M8.5 14a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zm4-1.5 4.5 4.5',
  trash: 'M3.5 5.5h13m-8-2h3m-6.5 2 .8 11h8.4l.8-11M8.5 8.5v5m3-5v5',
  truck: 'M2 5h9.5v9H2zm9.5 3h3.7l2.8 3v3h-6.5M5.5 15.5h.01m9.5 0h.01',
  user: 'M10 10a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4zm-6.5 6.9c.6-3 3.3-4.4 6.5-4.4s5.9 1.4 6.5 4.4',
  warning: 'M10 3 2.5 16.500h15zM10 8v4m0 2.200h.01',
} as const;

export type IconName = keyof typeof paths;

/** A decorative icon next to a text; it must never be the only label of anything. */
export function Icon({ name, size = 'm' }: { name: IconName; size?: 's' | 'm' | 'l' }) {
  return (
    <svg className={styles.icon} data-size={size} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}
