// Words beside a number that is no money and no count of pieces, as parts of a pattern.

export const percentUnits = '%|procent|percent|prozent';
export const dayUnits =
  'd|dag|dagar|arbetsdag|arbetsdagar|vardag|vardagar|kalenderdag|kalenderdagar|day|days|working days|tag|tage|arbeitstage|werktage|kalendertage';
export const minuteUnits = 'min|minut|minuter|minute|minutes|minuten';
