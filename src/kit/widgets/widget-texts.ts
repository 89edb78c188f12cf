import { createContext, useContext } from 'react';

/** The texts built into the widgets, by their keys in the language table. */
export type WidgetTextKey =
  | 'form.leave.title'
  | 'form.leave.text'
  | 'form.leave.stay'
  | 'form.leave.go'
  | 'general.close'
  | 'general.commonError'
  | 'general.loading'
  | 'general.optional'
  | 'general.opensInNewWindow'
  | 'pagination.label'
  | 'pagination.previous'
  | 'pagination.next'
  | 'pagination.page'
  | 'slider.role'
  | 'slider.slideRole'
  | 'slider.position'
  | 'slider.previous'
  | 'slider.next'
  | 'slider.pause'
  | 'slider.start'
  | 'table.scrollHint'
  | 'window.move'
  | 'window.moveHint'
  | 'window.moveUp'
  | 'window.moveDown'
  | 'window.moveLeft'
  | 'window.moveRight'
  | 'login.showPassword'
  | 'login.hidePassword';

export type WidgetTexts = (key: WidgetTextKey, values?: Record<string, string | number>) => string;

export const WidgetTextsContext = createContext<WidgetTexts>((key) => key);

export function useWidgetTexts(): WidgetTexts {
  return useContext(WidgetTextsContext);
}
