import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#kit/browser/announce.ts';
import { Checkbox } from '#kit/forms/checkbox.tsx';
import { TextArea } from '#kit/forms/field.tsx';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import { queryOf, replaceAnswer } from '#kit/pages/query.ts';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { stockholmClock } from '#kit/text/stockholm-clock.ts';
import { Button } from '#kit/widgets/button.tsx';
import { Disclosure } from '#kit/widgets/disclosure.tsx';
import desk from '#shop/office/desk.module.css';
import styles from '#shop/orders/office/order.module.css';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { readOfficeOrder, type OfficeOrder } from '#shop/orders/office/contract.ts';
import { longestNote, noteOfficeOrder } from './contract.ts';

/** What staff have pinned to an order, which is read before anything else of it. */
export function PinnedNotes({ order }: { order: OfficeOrder }) {
  return order.Notes.filter(({ Pinned }) => Pinned).map((note) => <Note key={note.Id} note={note} />);
}

/** What else staff have noted of an order for each other, and a field for one more. */
export function OrderNotes({ order, mayWrite }: { order: OfficeOrder; mayWrite: boolean }) {
  const t = useOfficeT();
  const notes = order.Notes.filter(({ Pinned }) => !Pinned);
  if (!mayWrite && notes.length === 0) return null;
  return (
    <section aria-label={t('officeOrder.notes')} className={styles.notes}>
      {notes.length > 0 && <h2>{t('officeOrder.notes')}</h2>}
      {notes.map((note) => (
        <Note key={note.Id} note={note} />
      ))}
      {mayWrite && (
        <Disclosure summary={t('officeOrder.note.write')}>
          <NewNote orderId={order.Id} />
        </Disclosure>
      )}
    </section>
  );
}

function Note({ note }: { note: OfficeOrder['Notes'][number] }) {
  const t = useOfficeT();
  return (
    <div role={note.Pinned ? 'note' : undefined} className={note.Pinned ? styles.pinned : undefined}>
      <p className={styles.noted}>{note.Text}</p>
      <p className={desk.note}>
        {t(note.Pinned ? 'officeOrder.note.pinnedBy' : 'officeOrder.note.by', {
          time: stockholmClock(new Date(note.At)).replace('T', ' '),
          who: note.By,
        })}
      </p>
    </div>
  );
}

function NewNote({ orderId: id }: { orderId: number }) {
  const t = useOfficeT();
  const client = useQueryClient();
  const language = useLanguage();
  const [text, setText] = useState('');
  const [pinned, setPinned] = useState(false);
  const add = useMutation<OfficeOrder, CallError>({
    mutationFn: () => callOverHttp(noteOfficeOrder, { id, Text: text, Pinned: pinned }),
    networkMode: 'always',
    onSuccess: async (order) => {
      await replaceAnswer(client, queryOf(readOfficeOrder, language, { id }).queryKey, order);
      void client.invalidateQueries({ queryKey: ['listChanges'] });
      setText('');
      setPinned(false);
      toast(t('officeOrder.note.done'));
    },
  });
  return (
    <form
      className={desk.acts}
      data-print="no"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '' && !add.isPending) add.mutate();
      }}
    >
      <TextArea
        label={t('officeOrder.note')}
        hint={t('officeOrder.note.hint')}
        value={text}
        maxLength={longestNote}
        rows={2}
        onChange={({ target }) => setText(target.value)}
      />
      <Checkbox
        label={t('officeOrder.note.pinned')}
        checked={pinned}
        onChange={({ target }) => setPinned(target.checked)}
      />
      {add.error && (
        <p role="alert" className={desk.failure}>
          {add.error.problem?.errors?.[0]?.message ?? add.error.problem?.detail ?? t('general.commonError')}
        </p>
      )}
      <div className={desk.buttons}>
        <Button type="submit" busy={add.isPending && t('general.saving')}>
          {t('officeOrder.note.add')}
        </Button>
      </div>
    </form>
  );
}
