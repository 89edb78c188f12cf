import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { classNames } from '#kit/widgets/class-names.ts';
import { Field, type FieldAppearance } from '#kit/forms/field.tsx';
import { editorStateOf } from './rich-text-commands.ts';
import { withRealLists } from './pasted-lists.ts';
import { htmlOf, sliceOfText } from './rich-text-html.ts';
import styles from './rich-text-field.module.css';
import { RichTextTools } from './rich-text-tools.tsx';

type Props = FieldAppearance & {
  lang?: string;
  name?: string;
  /** HTML, which stays unchanged until the user edits it. */
  value?: string | undefined;
  onChange?: (event: { target: { value: string } }) => void;
};

/** An editor for a text with headings, lists, quotes and links. */
export function RichTextField({
  label,
  error,
  hint,
  optional,
  className,
  lang,
  name,
  value = '',
  onChange,
}: Props) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const known = useRef(value);
  /** A text that is edited back to what was loaded is that text, however the editor would write it. */
  const loaded = useRef<{ html: string; doc: EditorState['doc'] }>(undefined);
  const [state, setState] = useState<EditorState>();
  const changed = useEffectEvent((html: string) => onChange?.({ target: { value: html } }));

  useEffect(() => {
    const place = host.current;
    if (!place) return;
    const mounted = new EditorView(place, {
      state: editorStateOf(known.current),
      editable: () => !place.closest('fieldset:disabled'),
      attributes: { role: 'textbox', 'aria-multiline': 'true', ...(lang && { lang }) },
      transformPastedHTML: withRealLists,
      clipboardTextParser: (text, context, plain) => sliceOfText(text, context, plain),
      dispatchTransaction(transaction) {
        const next = mounted.state.apply(transaction);
        mounted.updateState(next);
        setState(next);
        if (!transaction.docChanged) return;
        const { current: original } = loaded;
        known.current = original?.doc.eq(next.doc) ? original.html : htmlOf(next.doc);
        changed(known.current);
      },
    });
    view.current = mounted;
    loaded.current = { html: known.current, doc: mounted.state.doc };
    setState(mounted.state);
    return () => mounted.destroy();
  }, [lang]);

  useEffect(() => {
    if (value === known.current || !view.current) return;
    known.current = value;
    view.current.updateState(editorStateOf(value));
    loaded.current = { html: value, doc: view.current.state.doc };
    setState(view.current.state);
  }, [value]);

  return (
    <Field
      label={label}
      error={error}
      hint={hint}
      optional={optional}
      className={classNames(styles.field, className)}
    >
      {(ties) => (
        <div className={styles.frame} data-invalid={ties['aria-invalid']} data-name={name}>
          {state && (
            <RichTextTools
              state={state}
              label={label}
              run={(command) => {
                const { current } = view;
                if (!current) return;
                command(current.state, current.dispatch, current);
                current.focus();
              }}
            />
          )}
          <EditorTies host={host} label={label} ties={ties} />
        </div>
      )}
    </Field>
  );
}

type TiesProps = {
  host: RefObject<HTMLDivElement | null>;
  label: FieldAppearance['label'];
  ties: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true };
};

/** The editor creates its own element, so the label and error attributes are set on that. */
function EditorTies({ host, label, ties }: TiesProps) {
  useEffect(() => {
    const editor = host.current?.firstElementChild;
    if (!editor) return;
    editor.setAttribute('id', ties.id);
    editor.setAttribute('aria-label', typeof label === 'string' ? label : '');
    for (const tie of ['aria-describedby', 'aria-invalid'] as const) {
      if (ties[tie]) editor.setAttribute(tie, String(ties[tie]));
      else editor.removeAttribute(tie);
    }
  });
  return <div ref={host} className={styles.text} />;
}
