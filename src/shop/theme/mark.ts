/** The default logo: a bowl, a tray on its edge and a mug on a shelf, 44 by 32. */
export const shelfMark =
  'M0 28h44v3H0z M3 17h13a6.5 6.5 0 0 1-4.5 6.2V26h-4v-2.8A6.5 6.5 0 0 1 3 17z M20 4h7v22h-7zm2 2v18h3V6z ' +
  'M30 14h8v2h1.5a3.5 3.5 0 0 1 0 7H38v3h-8zm8 3.8v3.4h1.5a1.7 1.7 0 0 0 0-3.4z';

/** The default logo for sixteen pixels, on a square of 32. */
export const smallMark =
  'M5 24h22v2H5zM6 15h8a4 4 0 0 1-3 4v3H9v-3a4 4 0 0 1-3-4zM23 14h3v8h-3zM16 6h5v16h-5zm2 2v12h1V8z';
