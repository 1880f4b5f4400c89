import { DISTRICT_NOT_LISTED, districtsOf } from '@pravesh/shared/platform/places/places'
import { STATES } from '@pravesh/shared/platform/places/states'
import type { AddressField } from '@pravesh/shared/shop/orders/address'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { PinNote } from '../../content/pin-codes/PinNote.tsx'
import { EmailField } from '../../forms/EmailField.tsx'
import { useWords } from '../../forms/locale.ts'
import { SelectField } from '../../forms/SelectField.tsx'
import { TextField } from '../../forms/TextField.tsx'
import { PinService } from './PinService.tsx'
import type { TypedAddress } from './typed-address.ts'
import { addressWords } from './words/words.ts'

const same = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }))
const states = same(STATES)

/** In display order. */
export const ADDRESS_FIELDS: readonly AddressField[] = [
  'name',
  'surname',
  'line1',
  'line2',
  'pin',
  'city',
  'state',
  'district',
  'email',
  'phone',
]

/** The delivery address; the state decides the districts. (spec 1, 5) */
export function AddressFields() {
  const w = useWords(addressWords)
  const { setValue } = useFormContext<TypedAddress>()
  return (
    <section className="form-card" aria-labelledby="address-title">
      <h3 id="address-title">{w.title}</h3>
      <div className="questions">
        <TextField name="name" label={w.name} autoComplete="given-name" autoCapitalize="words" />
        <TextField name="surname" label={w.surname} autoComplete="family-name" autoCapitalize="words" />
        <TextField name="line1" label={w.line1} autoComplete="address-line1" autoCapitalize="words" />
        <TextField name="line2" label={w.line2} autoComplete="address-line2" autoCapitalize="words" />
        <PinFields />
        <TextField name="city" label={w.city} autoComplete="address-level2" autoCapitalize="words" />
        <SelectField
          name="state"
          label={w.state}
          placeholder={w.chooseState}
          choices={states}
          autoComplete="address-level1"
          onChosen={() => setValue('district', '')}
        />
        <DistrictField />
        <EmailField name="email" label={w.email} />
        <TextField name="phone" label={w.phone} hint={w.phoneHint} type="tel" autoComplete="tel" />
      </div>
      <p className="hint">{w.country}</p>
    </section>
  )
}

/** The PIN code, what it fills in, and whether a courier delivers there. */
function PinFields() {
  const w = useWords(addressWords)
  const { setValue, getValues, setFocus } = useFormContext<TypedAddress>()
  const [pin, state] = useWatch<TypedAddress, ['pin', 'state']>({ name: ['pin', 'state'] })
  return (
    <div className="pin">
      <TextField name="pin" label={w.pin} inputMode="numeric" autoComplete="postal-code" />
      <PinNote
        pin={pin.replace(/\s/g, '')}
        state={state}
        read={() => {
          const { state: chosen, district, city } = getValues()
          return { state: chosen, district, postOffice: city }
        }}
        write={({ state: newState, district, postOffice }) => {
          if (newState !== undefined) setValue('state', newState)
          if (district !== undefined) setValue('district', district)
          if (postOffice !== undefined) setValue('city', postOffice)
        }}
        toPin={() => setFocus('pin')}
      />
      <PinService pin={pin} />
    </div>
  )
}

function DistrictField() {
  const w = useWords(addressWords)
  const { setValue, getValues } = useFormContext<TypedAddress>()
  const state = useWatch<TypedAddress, 'state'>({ name: 'state' })
  const districts = districtsOf(state)
  const [typedFor, setTypedFor] = useState(() => {
    const { district } = getValues()
    return district !== '' && !districts.includes(district) ? state : null
  })
  const setTyped = (of: string | null) => {
    setValue('district', '')
    setTypedFor(of)
  }

  if (typedFor !== null && typedFor === state) {
    return (
      <div>
        <TextField
          key="typed"
          name="district"
          label={w.districtName}
          autoComplete="address-level2"
          autoCapitalize="words"
        />
        <button type="button" className="link-button" onClick={() => setTyped(null)}>
          {w.districtList}
        </button>
      </div>
    )
  }
  const notListed = { value: DISTRICT_NOT_LISTED, label: w.districtNotListed }
  return (
    <SelectField
      key={state}
      name="district"
      label={w.district}
      placeholder={districts.length === 0 ? w.stateFirst : w.chooseDistrict}
      autoComplete="address-level2"
      choices={districts.length === 0 ? [] : [...same(districts), notListed]}
      onChosen={(value) => value === DISTRICT_NOT_LISTED && setTyped(state)}
    />
  )
}
