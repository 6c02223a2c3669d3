import { useTranslations } from 'use-intl';
import { dashboardSection } from '#lib/person.ts';
import { bodyOf, formOf, type ProductDraft } from '../product-draft.ts';
import type { OwnProduct } from '../product-form.ts';
import type { ProductFormData, ProductOptions } from '../products-section.server.ts';
import { productLimits } from '../publishing-limits.ts';
import { useOwnForm } from '../use-own-form.ts';
import { Chips, OneOf } from './choices.tsx';
import { CategoryField } from './category-field.tsx';
import { FormFrame } from './form-frame.tsx';
import { FormPart } from './form-part.tsx';
import { MadeFields } from './made-fields.tsx';
import { PicturesField } from './pictures-field.tsx';
import { ProfileFirst } from './profile-first.tsx';
import { VariantsFields } from './variants-fields.tsx';
import { WordsFields } from './words-fields.tsx';

const list = dashboardSection('merchant', 'products');

/** Add or edit a product: pictures, texts, category, variants, made to size (PRODUCT G3, F3). */
export function ProductFormView({ product, options, family, profileLacks }: ProductFormData) {
  const t = useTranslations('publishing.product');
  const own = useOwnForm<ProductDraft, OwnProduct>({
    path: '/merchant/products',
    entry: product,
    formOf,
    bodyOf,
    list,
    published: t('published'),
    editing: (id) => dashboardSection('merchant', 'products', { edit: id }),
  });
  const { form, change, fault, exactFault } = own;
  const swatch = (look: string) => (
    <span aria-hidden className="size-4 rounded-full border border-line" style={{ background: look }} />
  );
  return (
    <FormFrame
      of="product"
      own={own}
      title={t(product === null && own.seen === null ? 'new' : 'edit')}
      back={{ to: list, text: t('back') }}
    >
      {profileLacks.length > 0 && <ProfileFirst kind="merchant" lacks={profileLacks} next={own.address} />}
      <FormPart title={t('pictures')} note={t('picturesNote')}>
        <PicturesField
          kind="product"
          ratio={4 / 5}
          value={form.pictures}
          error={fault('pictures')}
          onChange={(pictures) => change({ pictures })}
        />
      </FormPart>
      <FormPart title={t('words')} note={t('wordsNote')}>
        <WordsFields
          name={form.name}
          description={form.description}
          limits={productLimits}
          fault={exactFault}
          onChange={change}
        />
      </FormPart>
      <FormPart title={t('kind')}>
        <div className="grid gap-x-gutter gap-y-5 sm:grid-cols-2">
          <CategoryField
            categories={options.categories}
            value={form.category}
            error={fault('category')}
            onChange={(category) => change({ category })}
          />
          <OneOf
            label={t('style')}
            options={options.styles}
            value={form.style}
            error={fault('style')}
            onChange={(style) => change({ style })}
          />
        </div>
        <Chips
          label={t('materials')}
          options={materialsFor(options, form)}
          value={form.materials}
          most={8}
          error={fault('materials')}
          onChange={(materials) => change({ materials })}
        />
      </FormPart>
      <FormPart title={t('variants')} note={t('variantsNote')}>
        <VariantsFields
          variants={form.variants}
          colours={options.colours}
          saved={own.seen?.version ?? null}
          fault={fault}
          onChange={(variants) => change({ variants })}
        />
      </FormPart>
      <FormPart title={t('made')} note={t('madeNote')}>
        <MadeFields
          value={form.madeToSize}
          category={form.category}
          categories={options.categories}
          first={family}
          fault={fault}
          onChange={(madeToSize) => change({ madeToSize })}
        />
        {form.madeToSize !== null && (
          <Chips
            label={t('colours')}
            options={options.colours.map(({ key, name, look }) => ({ key, name, sign: swatch(look) }))}
            value={form.colours}
            onChange={(colours) => change({ colours })}
          />
        )}
      </FormPart>
    </FormFrame>
  );
}

/** What the chosen category can be made of; what was chosen before stays. Of a category we do not know, all of it. */
function materialsFor({ categories, materials }: ProductOptions, { category, materials: chosen }: ProductDraft) {
  const of = categories.flatMap(({ children }) => children).find(({ key }) => key === category)?.materials ?? [];
  return of.length === 0 ? materials : materials.filter(({ key }) => of.includes(key) || chosen.includes(key));
}
