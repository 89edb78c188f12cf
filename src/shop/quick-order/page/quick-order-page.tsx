import { useState } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '#kit/widgets/button.tsx';
import { useLogin } from '#shop/login/use-login.ts';
import { PageTitle } from '#shop/texts/page-title.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import { RememberNumber } from '#shop/quick-order/numbers/remember-number.tsx';
import type { Brief } from '#shop/wanted-rows/contract.ts';
import { RowsPreview } from '#shop/wanted-rows/preview/rows-preview.tsx';
import { Examples } from './examples.tsx';
import { LaterLines } from './later-lines.tsx';
import { countNumbered, isBlank } from './lines.ts';
import { OrderGrid } from './order-grid.tsx';
import { PasteArea } from './paste-area.tsx';
import styles from './quick-order-page.module.css';
import { UploadArea } from './upload-area.tsx';
import { QuantityQuestion, ReadColumns } from './quantity-question.tsx';
import { validateRows, useQuickOrder } from './use-quick-order.ts';
import waysIn from './ways-in.module.css';

export default function QuickOrderPage() {
  const t = useT();
  const login = useLogin();
  return (
    <div className={styles.page}>
      <PageTitle>{t('pageTitle.quickOrder')}</PageTitle>
      <h1 tabIndex={-1}>{t('quickOrder.title')}</h1>
      <p className={styles.ways}>
        <ButtonLink className={styles.scan} size="s" to="/quickorder/scan" reloadDocument>
          {t('scan.title')}
        </ButtonLink>
        <Link to="/quickorder/numbers">{t('ownNumbers.title')}</Link>
      </p>
      {login.state === 'in' && <QuickOrder key={login.person} person={login.person} />}
    </div>
  );
}

const offerToRemember = (number: string, article: Brief) => (
  <RememberNumber number={number} article={article} />
);

function QuickOrder({ person }: { person: string }) {
  const t = useT();
  const order = useQuickOrder(person);
  const { lines, reviewed, asked, show } = order;
  /** The lines take the focus back from what was shown instead of them. */
  const [isBack, setBack] = useState(false);

  function close(): void {
    setBack(true);
    order.close();
  }

  if (asked) {
    return (
      <QuantityQuestion
        columns={asked.columns}
        chosen={asked.chosen}
        rows={asked.preview.Rows.length}
        onAnswer={order.answer}
        onClose={close}
      />
    );
  }
  if (reviewed) {
    const { preview, wanted, beside } = reviewed;
    return (
      <>
        <h2 className={styles.review}>{t('rows.caption')}</h2>
        {preview.Answered && <ReadColumns answered={preview.Answered} onChange={order.ask} />}
        <LaterLines count={countNumbered(beside)} />
        <RowsPreview
          preview={preview}
          wanted={wanted}
          validate={validateRows}
          onRows={order.follow}
          onClose={close}
          afterChoice={offerToRemember}
          closeLabel={t('quickOrder.backToLines')}
        />
      </>
    );
  }
  return (
    <>
      <div className={waysIn.ways}>
        <PasteArea person={person} onRead={show} />
        <UploadArea onRead={show} />
      </div>
      <OrderGrid
        lines={lines}
        unread={order.unread}
        change={order.change}
        onReview={order.review}
        onRead={show}
        takesFocus={isBack}
      />
      {lines.every(isBlank) && <Examples />}
    </>
  );
}
