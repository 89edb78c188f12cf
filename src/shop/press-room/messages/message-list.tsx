import { useT } from '#shop/texts/use-texts.ts';
import type { PressMessage } from '#shop/press-room/contract.ts';
import { MessageCard } from './message-card.tsx';
import styles from './message-list.module.css';

type Props = {
  messages: { data: PressMessage[] | undefined; isError: boolean };
  /** The newest message is shown larger. */
  hasLead?: boolean;
  level?: 'h2' | 'h3';
};

export function MessageList({ messages: { data, isError }, hasLead = false, level = 'h2' }: Props) {
  const t = useT();
  if (!data) {
    return (
      <p className={styles.state} role="status">
        {t(isError ? 'pressRoom.failed' : 'pressRoom.loading')}
      </p>
    );
  }
  if (data.length === 0) return <p className={styles.state}>{t('pressRoom.none')}</p>;
  return (
    <ol className={styles.list}>
      {data.map((message, index) => (
        <MessageCard
          key={message.Id}
          message={message}
          level={level}
          look={index === 0 && hasLead && message.HasImage ? 'lead' : 'row'}
          isInSight={index < 2}
        />
      ))}
    </ol>
  );
}
