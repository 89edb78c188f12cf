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
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { readOfficeOrder, type OfficeOrder } from '#shop/orders/office/contract.ts';
import { longestNote, noteOfficeOrder } from './contract.ts';

/** What staff have noted of an order for each other, and a field for one more. */
export function OrderNotes({ order, mayWrite }: { order: OfficeOrder; mayWrite: boolean }) {
  const t = useOfficeT();
  if (!mayWrite && order.Notes.length === 0) return null;
  return (
    <section aria-label={t('officeOrder.notes')}>
      {order.Notes.length > 0 && <h2>{t('officeOrder.notes')}</h2>}
      {order.Notes.map((note) => (
        <div key={note.Id} role={note.Pinned ? 'note' : undefined}>
          {note.Text.split('\n').map((line, place) => (
            // A note never changes, so that the place of a line is what it is.
            <p key={place}>{line}</p>
          ))}
          <p className={desk.note}>
            {t(note.Pinned ? 'officeOrder.note.pinnedBy' : 'officeOrder.note.by', {
              time: stockholmClock(new Date(note.At)).replace('T', ' '),
              who: note.By,
            })}
          </p>
        </div>
      ))}
      {mayWrite && (
        <Disclosure summary={t('officeOrder.note.write')}>
          <NewNote orderId={order.Id} />
        </Disclosure>
      )}
    </section>
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
        optional
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
      <Button type="submit" busy={add.isPending && t('general.saving')}>
        {t('officeOrder.note.add')}
      </Button>
    </form>
  );
}
