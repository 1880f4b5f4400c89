import { SERVICE_TIMES } from '@pravesh/shared/shop/orders/service-times'
import { paths } from '@pravesh/shared/site/paths'
import { expect, it } from 'vitest'
import { pages } from '../../../test/page-fixtures.ts'
import { bookLd } from './book-ld.ts'

const { book } = pages.book

it('is a product with the numbers of the book, as far as they are known', () => {
  expect(bookLd(pages.book, paths)).toMatchObject({
    '@type': ['Product', 'Book'],
    isbn: book.isbn,
    gtin13: book.isbn,
    bookEdition: book.edition,
    weight: { value: book.weightGrams, unitCode: 'GRM' },
    sku: book.id,
  })
  const less = bookLd({ ...pages.book, book: { ...book, isbn: null, edition: null, weightGrams: null } }, paths)
  for (const name of ['isbn', 'gtin13', 'bookEdition', 'weight']) expect(less).not.toHaveProperty(name)
})

it('has the delivery price of the page and the times that the shop promises', () => {
  const { surface, pack } = SERVICE_TIMES
  expect(bookLd({ ...pages.book, book: { ...book, deliveryPaise: 60_50 } }, paths)).toMatchObject({
    offers: {
      shippingDetails: {
        shippingRate: { value: '60.50', currency: 'INR' },
        shippingDestination: { addressCountry: 'IN' },
        deliveryTime: {
          handlingTime: { minValue: 0, maxValue: pack, unitCode: 'DAY' },
          transitTime: { minValue: surface.min, maxValue: surface.max, unitCode: 'DAY' },
        },
      },
    },
  })
})

it('has the time for returns of the settings, or says that there are none', () => {
  const policyOf = (returnDays: number) =>
    Object(bookLd({ ...pages.book, returnDays }, paths).offers).hasMerchantReturnPolicy
  expect(policyOf(9)).toMatchObject({
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: 9,
    applicableCountry: 'IN',
    merchantReturnLink: `${pages.book.site.origin}${paths.policy('return-policy')}`,
  })
  expect(policyOf(0)).toMatchObject({ returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' })
  expect(policyOf(0)).not.toHaveProperty('merchantReturnDays')
})
