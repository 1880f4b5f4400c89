'use client'

import { lazyPart } from '../../../admin-kit/lazy-part.tsx'

/** Panels whose code loads on their own pages only. */
export const Overview = lazyPart(async () => (await import('../overview/Overview.tsx')).Overview)
export const DaysForm = lazyPart(async () => (await import('../days/DaysForm.tsx')).DaysForm)
export const UnitsForm = lazyPart(async () => (await import('../units/UnitsForm.tsx')).UnitsForm)
export const RulesForm = lazyPart(async () => (await import('../rules/RulesForm.tsx')).RulesForm)
export const History = lazyPart(async () => (await import('../history/History.tsx')).History)
export const SeatsForm = lazyPart(async () => (await import('../seats/SeatsForm.tsx')).SeatsForm)
export const MarksQueue = lazyPart(async () => (await import('../marks/MarksQueue.tsx')).MarksQueue)
export const MarksEntry = lazyPart(async () => (await import('../marks/MarksEntry.tsx')).MarksEntry)
export const Lists = lazyPart(async () => (await import('../lists/Lists.tsx')).Lists)
export const PublishedLists = lazyPart(async () => (await import('../lists/PublishedLists.tsx')).PublishedLists)
export const Objections = lazyPart(async () => (await import('../objections/Objections.tsx')).Objections)
export const Rounds = lazyPart(async () => (await import('../rounds/Rounds.tsx')).Rounds)
export const Joining = lazyPart(async () => (await import('../joining/Joining.tsx')).Joining)
export const Reports = lazyPart(async () => (await import('../reports/Reports.tsx')).Reports)
export const UniversityReturn = lazyPart(async () => (await import('../reports/UniversityReturn.tsx')).UniversityReturn)
