import { useTranslations } from 'use-intl';
import { RecipientFields } from '#features/people/address-book/recipient-fields.tsx';
import { Button } from '#ui/button.tsx';
import { Check } from '#ui/fields/check.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import type { CheckoutView } from '../checkout.server.ts';
import { AddressChoice } from './checkout/address-choice.tsx';
import { choose } from './checkout-form.ts';
import { CheckoutSummary } from './checkout-summary.tsx';
import { PhoneTotal } from './phone-total.tsx';
import { useCheckout, type CheckoutFaults, type CheckoutForm } from './use-checkout.ts';

/** Before ordering (PRODUCT G1): delivery at the left, the total at the right. */
export function Checkout({ view }: { view: CheckoutView }) {
  const t = useTranslations('orders.checkout');
  const { form, lines, faults, busy, quote, asking, element, change, setQuantity, submit } = useCheckout(view);
  return (
    <div className="page py-12 lg:py-16">
      <h1 className="display text-h1">{t('title')}</h1>
      <form ref={element} noValidate onSubmit={submit}>
        <div className="bays mt-10 gap-y-12">
          <div className="col-span-4 grid max-w-[36rem] content-start gap-10 md:col-span-7">
            <AddressChoice
              addresses={view.addresses}
              chosen={form.chosen}
              onChoose={(kept) => change(choose(form, kept))}
            />
            {form.chosen === '' && (
              <div className="grid gap-5">
                <RecipientFields value={form} faults={faults} provinces={view.provinces} onChange={change} />
                <Check
                  label={t('keep')}
                  checked={form.keep}
                  onChange={(event) => change({ keep: event.target.checked })}
                />
              </div>
            )}
            <Field
              name="buyerEmail"
              type="email"
              label={t('email')}
              hint={t('emailHint')}
              autoComplete="email"
              maxLength={254}
              value={form.buyerEmail}
              error={faults.buyerEmail}
              onChange={(event) => change({ buyerEmail: event.target.value })}
            />
            <TextArea
              name="remark"
              label={t('remark')}
              placeholder={t('remarkPlaceholder')}
              rows={2}
              maxLength={500}
              value={form.remark}
              error={faults.remark}
              onChange={(event) => change({ remark: event.target.value })}
            />
            <Invoice form={form} faults={faults} onChange={change} />
          </div>
          <aside className="col-span-4 md:col-span-5 md:col-start-8 lg:col-span-4 lg:col-start-9">
            <CheckoutSummary
              quote={quote}
              asking={asking}
              quantity={view.from === 'product' ? (lines[0]?.quantity ?? null) : null}
              onQuantity={setQuantity}
            >
              <Button type="submit" variant="primary" size="l" wide busy={busy} className="mt-4 max-md:hidden">
                {t('place')}
              </Button>
              <p className="hint mt-3">{t('note')}</p>
              <p aria-live="polite" className="hint-bad mt-2">
                {Object.keys(faults).length > 0 ? t('fix') : ''}
              </p>
            </CheckoutSummary>
          </aside>
        </div>
        <PhoneTotal label={t(quote.fee === null ? 'goods' : 'total')} amount={quote.total}>
          <Button type="submit" variant="primary" busy={busy}>
            {t('place')}
          </Button>
        </PhoneTotal>
      </form>
    </div>
  );
}

function Invoice({
  form,
  faults,
  onChange,
}: {
  form: CheckoutForm;
  faults: CheckoutFaults;
  onChange(part: Partial<CheckoutForm>): void;
}) {
  const t = useTranslations('orders.checkout');
  return (
    <section className="grid gap-5 border-t border-line pt-6">
      <Check
        label={t('invoice')}
        checked={form.wantsInvoice}
        onChange={(event) => onChange({ wantsInvoice: event.target.checked })}
      />
      {form.wantsInvoice && (
        <>
          <Field
            name="company"
            label={t('company')}
            autoComplete="organization"
            maxLength={160}
            value={form.company}
            error={faults.company}
            onChange={(event) => onChange({ company: event.target.value })}
          />
          <Field
            name="taxCode"
            label={t('taxCode')}
            hint={t('taxCodeHint')}
            inputMode="numeric"
            maxLength={14}
            value={form.taxCode}
            error={faults.taxCode}
            onChange={(event) => onChange({ taxCode: event.target.value })}
          />
          <Field
            name="invoiceAddress"
            label={t('invoiceAddress')}
            maxLength={240}
            value={form.invoiceAddress}
            error={faults.invoiceAddress}
            onChange={(event) => onChange({ invoiceAddress: event.target.value })}
          />
          <Field
            name="invoiceEmail"
            type="email"
            label={t('invoiceEmail')}
            maxLength={254}
            value={form.invoiceEmail}
            error={faults.invoiceEmail}
            onChange={(event) => onChange({ invoiceEmail: event.target.value })}
          />
        </>
      )}
    </section>
  );
}
