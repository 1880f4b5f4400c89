/** read: none yet */
import { formatNumber } from '@pravesh/shared/platform/formats'
import { EXPORT_DAYS } from '../../export-days.ts'
import type { en } from './en.ts'

export const bn: typeof en = {
  title: 'এক্সপোর্ট',
  intro: `বড় ফাইল আলাদাভাবে তৈরি হতে থাকে। প্রতিটি আপনি ${EXPORT_DAYS} দিন ধরে ডাউনলোড করতে পারেন। এই পাতা শুধু আপনি দেখেন।`,
  none: 'আপনার কোনও ফাইল নেই। ছোট ফাইল তখনই ডাউনলোড হয়।',
  table: 'আপনার ফাইল',
  columns: { name: 'তালিকা', requested: 'চাওয়ার সময়', state: 'অবস্থা', rows: 'সারি', file: 'ফাইল' },
  states: { making: 'তৈরি হচ্ছে', ready: 'তৈরি', failed: 'হয়নি' },
  rows: (rows) => formatNumber(rows),
  download: (name) => `${name} ডাউনলোড করুন`,
  updates: 'এই পাতা নিজে থেকেই নতুন হয়।',
}
