import { expect, it } from 'vitest'
import { LOCAL_NAME_MESSAGE, localNameError } from './local-name.ts'

it.each(['আশা মণ্ডল', 'মো. রফিকুল ইসলাম', 'आशा मंडल', 'अपर्णा डे-सरकार', 'ক্\u200dষ', 'राज़'])('accepts %s', (name) =>
  expect(localNameError(name)).toBeNull(),
)

it.each(['ASHA MONDAL', 'আশা MONDAL', 'আশা मंडल', 'আশা ১', 'आशा २', 'ஆஷா', '…', '. -', ''])('refuses %j', (name) =>
  expect(localNameError(name)).toBe(LOCAL_NAME_MESSAGE),
)
