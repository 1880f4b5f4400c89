import { FormProvider, useForm } from 'react-hook-form'
import { LocaleContext } from '../src/forms/locale.ts'
import { AddressFields } from '../src/shop/address/AddressFields.tsx'
import type { TypedAddress } from '../src/shop/address/typed-address.ts'

const address: TypedAddress = {
  name: 'Asha',
  surname: 'Roy',
  line1: '',
  line2: '',
  city: '',
  district: '',
  state: 'WEST BENGAL',
  pin: '741235',
  country: 'India',
  email: '',
  phone: '',
}

/** The address of an order form. */
export function DrawnAddress({ district }: { district: string }) {
  const form = useForm({ defaultValues: { ...address, district } })
  return (
    <LocaleContext value="en">
      <FormProvider {...form}>
        <AddressFields />
      </FormProvider>
    </LocaleContext>
  )
}
