import { DELIVERY_COUNTRY, type OrderAddress } from '@pravesh/shared/shop/orders/address'
import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import type { Student } from '../../payload-types.ts'
import { addressOf } from './order-address.ts'

interface AddressOptions {
  payload: Payload
  student: Pick<Student, 'id' | 'name' | 'email' | 'phone'>
}

/** The address to prefill: that of the student's last order, otherwise what the account has. */
export async function lastAddress({ payload, student }: AddressOptions): Promise<OrderAddress> {
  const rows = await readRows({
    payload,
    collection: 'orders',
    where: { studentId: { equals: student.id } },
    sort: '-createdAt',
    limit: 1,
  })
  const [order] = rows
  if (order) return addressOf(order)
  const empty = { line1: '', line2: '', city: '', district: '', state: '', pin: '' }
  return { ...namesOf(student.name), ...empty, country: DELIVERY_COUNTRY, email: student.email, phone: student.phone }
}

/** Accounts have one name; its last word is taken for the surname. */
function namesOf(fullName: string) {
  const words = fullName.trim().split(/\s+/)
  return words.length < 2
    ? { name: fullName, surname: '' }
    : { name: words.slice(0, -1).join(' '), surname: words.at(-1) ?? '' }
}
