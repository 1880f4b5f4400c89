/** read: none yet */
import { formatNumber } from '@pravesh/shared/platform/formats'
import type { en } from './en.ts'

export const bn: typeof en = {
  title: 'বিশ্ববিদ্যালয়ের জন্য কলাম',
  text: 'ফাইলে ঠিক এই কলামগুলি, এই ক্রমে ও এই শিরোনামে থাকে। একটিও না থাকলে আপনি প্রতিবার ডাউনলোডের সময় কলাম বাছেন।',
  file: 'বিশ্ববিদ্যালয়ের ফাইলে ভর্তি হওয়া প্রত্যেকের একটি সারি থাকে, নিচের কলামগুলিতে।',
  missingHint: (missing) => `“${missing}” কলামটি বলে, এখানকার কলামগুলির মধ্যে বিশ্ববিদ্যালয়ের যা দরকার তার কোনটি সারিতে নেই।`,
  none: 'এখনও কোনো কলাম নেই।',
  column: 'কলাম',
  heading: 'শিরোনাম',
  headingOf: (column) => `${column}: শিরোনাম`,
  add: 'কলাম যোগ করুন',
  addAll: 'সব কলাম যোগ করুন',
  choose: 'একটি কলাম বাছুন',
  noColumn: 'যে কলাম যোগ করতে চান, সেটি বাছুন।',
  up: (column) => `উপরে সরান: ${column}`,
  down: (column) => `নিচে সরান: ${column}`,
  remove: (column) => `সরিয়ে দিন: ${column}`,
  moved: (column, place, all) => `${column} এখন ${formatNumber(all)}টি কলামের মধ্যে ${formatNumber(place)} নম্বর।`,
  removed: (column) => `${column} সরানো হয়েছে।`,
  added: (column) => `${column} যোগ করা হয়েছে।`,
}
