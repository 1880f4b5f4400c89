import { SERVICE_TIMES } from '@pravesh/shared/shop/orders/service-times'
import type { Paths } from '@pravesh/shared/site/paths'
import { ldPrice } from '../../lib/json-ld.ts'
import type { PageOf } from '../../lib/page-kinds.ts'

const COUNTRY = 'IN'

/** Delivery and returns of one copy as schema.org data. Both follow the settings of the shop. */
export function offerTermsLd({ site, book, returnDays }: PageOf<'book'>, paths: Paths) {
  return {
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: ldPrice(book.deliveryPaise), currency: 'INR' },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: COUNTRY },
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        handlingTime: days(0, SERVICE_TIMES.pack),
        transitTime: days(SERVICE_TIMES.surface.min, SERVICE_TIMES.surface.max),
      },
    },
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: COUNTRY,
      merchantReturnLink: `${site.origin}${paths.policy('return-policy')}`,
      ...(returnDays > 0
        ? returnTerms(returnDays)
        : { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }),
    },
  }
}

/** A buyer who changed their mind pays for the way back; a damaged or wrong book costs nothing. (return policy) */
function returnTerms(merchantReturnDays: number) {
  return {
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    itemDefectReturnFees: 'https://schema.org/FreeReturn',
    refundType: 'https://schema.org/FullRefund',
  }
}

function days(minValue: number, maxValue: number) {
  return { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' }
}
