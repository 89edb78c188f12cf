import {
  baseKeymap,
  chainCommands,
  exitCode,
  lift,
  setBlockType,
  toggleMark,
  wrapIn,
} from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import { EditorState, type Command } from 'prosemirror-state';
import { documentOf } from './rich-text-html.ts';
import { richTextSchema as schema } from './rich-text-schema.ts';

const { nodes, marks } = schema;

const lineBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break!.create()).scrollIntoView());
  return true;
};

/** Tab is not bound, because it must move on to the next field. */
const keys = {
  'Mod-z': undo,
  'Mod-y': redo,
  'Shift-Mod-z': redo,
  'Mod-b': toggleMark(marks.strong!),
  'Mod-i': toggleMark(marks.em!),
  'Mod-]': sinkListItem(nodes.list_item!),
  'Mod-[': liftListItem(nodes.list_item!),
  Enter: splitListItem(nodes.list_item!),
  'Shift-Enter': chainCommands(exitCode, lineBreak),
};

export function editorStateOf(html: string): EditorState {
  return EditorState.create({
    doc: documentOf(html),
    plugins: [history(), keymap(keys), keymap(baseKeymap)],
  });
}

export type Tool = {
  name: 'bold' | 'italic' | 'bullets' | 'numbers' | 'quote' | 'undo' | 'redo';
  sign: string;
  run: Command;
  /** Returns whether the format is active at the cursor; undefined for commands that are not toggles. */
  isOn?: (state: EditorState) => boolean;
};

export const tools: readonly Tool[] = [
  { name: 'bold', sign: 'B', run: toggleMark(marks.strong!), isOn: hasMark('strong') },
  { name: 'italic', sign: 'I', run: toggleMark(marks.em!), isOn: hasMark('em') },
  { name: 'bullets', sign: '•', run: switchList('bullet_list'), isOn: isWithin('bullet_list') },
  { name: 'numbers', sign: '1.', run: switchList('ordered_list'), isOn: isWithin('ordered_list') },
  {
    name: 'quote',
    sign: '”',
    isOn: isWithin('blockquote'),
    run: (state, dispatch) =>
      (isWithin('blockquote')(state) ? lift : wrapIn(nodes.blockquote!))(state, dispatch),
  },
  { name: 'undo', sign: '↶', run: undo },
  { name: 'redo', sign: '↷', run: redo },
];

/** 0 means a paragraph. */
export function levelAt({ selection: { $from } }: EditorState): number {
  return $from.parent.type === nodes.heading ? Number($from.parent.attrs.level) : 0;
}

export function setLevel(level: number): Command {
  return level === 0 ? setBlockType(nodes.paragraph!) : setBlockType(nodes.heading!, { level });
}

/** Returns the address of the link at the cursor; '' when there is none. */
export function linkAt({ selection: { $from, from, to }, doc }: EditorState): string {
  let href = '';
  if (from === to) href = hrefIn($from.marks());
  else doc.nodesBetween(from, to, ({ marks: own }) => void (href ||= hrefIn(own)));
  return href;
}

/** Links the selection; without one, changes the link at the cursor, or else inserts the address as text. */
export function setLink(href: string): Command {
  return (state, dispatch) => {
    const link = marks.link!;
    let { from, to } = state.selection;
    const old = link.isInSet(state.selection.$from.marks());
    if (from === to && old) {
      const { $from } = state.selection;
      const start = $from.start();
      $from.parent.forEach((node, offset) => {
        const begins = start + offset;
        if (old.isInSet(node.marks) && begins <= $from.pos && $from.pos <= begins + node.nodeSize)
          [from, to] = [begins, begins + node.nodeSize];
      });
    }
    const { tr } = state;
    if (from === to && href) tr.insert(from, schema.text(href, [link.create({ href })]));
    else {
      tr.removeMark(from, to, link);
      if (href) tr.addMark(from, to, link.create({ href }));
    }
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

function hrefIn(own: readonly { type: unknown; attrs: Record<string, unknown> }[]): string {
  const href = own.find(({ type }) => type === marks.link)?.attrs.href;
  return typeof href === 'string' ? href : '';
}

function hasMark(name: 'strong' | 'em') {
  return ({ selection: { from, to, empty, $from }, storedMarks, doc }: EditorState): boolean => {
    const mark = marks[name]!;
    if (empty) return mark.isInSet(storedMarks ?? $from.marks()) !== undefined;
    return doc.rangeHasMark(from, to, mark);
  };
}

function isWithin(name: string) {
  return ({ selection: { $from } }: EditorState): boolean =>
    Array.from({ length: $from.depth + 1 }, (_, depth) => $from.node(depth).type.name).includes(name);
}

function switchList(name: 'bullet_list' | 'ordered_list'): Command {
  return (state, dispatch) =>
    (isWithin(name)(state) ? liftListItem(nodes.list_item!) : wrapInList(nodes[name]!))(state, dispatch);
}
