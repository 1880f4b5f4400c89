/**
 * Classes of requests, in the order in which an overloaded portal admits them; those of `first` never wait.
 * (decision 72)
 *
 * - `first`: pages, payments, and what providers report of them
 * - `sign-in`: logins, registrations and whatever else hashes a password
 * - `students`: everything else of students and applicants
 * - `uploads`: their files
 * - `staff`: work of staff, and searches and lists of visitors
 * - `exports`: lists as files and documents as PDF
 */
export type PriorityClass = 'first' | 'sign-in' | 'students' | 'uploads' | 'staff' | 'exports'
