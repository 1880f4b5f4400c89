import { statfs } from 'node:fs/promises'
import { type Gauges, gauges } from '../../database/gauges.ts'
import type { Disks } from '../../foundation/outages/disks.ts'
import type { Admission } from '../../http/admission/admission.ts'
import { waitingHashes } from '../../http/sign-in/hash-password.ts'

interface ServerGaugesOptions {
  connections: () => number
  /** Folders by name. */
  folders: Readonly<Record<string, string>>
  disks: Pick<Disks, 'faults'>
  admission: Pick<Admission, 'states' | 'currentLimit'>
}

/** The server of this process and its disks. */
export function serverGauges({ connections, folders, disks, admission }: ServerGaugesOptions): Gauges {
  return gauges({
    about: {
      http_connections: 'Open connections.',
      disk_free_bytes: 'Free space for the portal on the disk of a folder.',
      disk_size_bytes: 'Size of this disk.',
      password_hashes_waiting: 'Logins and registrations that wait for the hash of a password.',
      requests_waiting: 'Requests that wait to be admitted, by class.',
      requests_refused: 'Requests that were asked to come back since the start, by class.',
      requests_limit: 'How many requests of a class may be under way; falls when the event loop is late.',
      disk_writable: 'Whether the portal can save files in a folder: space, file entries and quota.',
    },
    database: false,
    async read() {
      const found = await Promise.all(Object.entries(folders).map(([name, folder]) => diskOf(name, folder)))
      const of = (key: 'free' | 'size') =>
        found.flatMap((disk) => (disk ? [{ labels: disk.labels, value: disk[key] }] : []))
      const byClass = (key: 'waiting' | 'refused') =>
        admission.states.map((state) => ({ labels: { class: state.priority }, value: state[key] }))
      const writable = [...(await disks.faults())].map(([folder, fault]) => {
        return { labels: { folder }, value: fault === null ? 1 : 0 }
      })
      return {
        http_connections: connections(),
        password_hashes_waiting: waitingHashes(),
        requests_waiting: byClass('waiting'),
        requests_refused: byClass('refused'),
        requests_limit: admission.currentLimit,
        disk_free_bytes: of('free'),
        disk_size_bytes: of('size'),
        disk_writable: writable,
      }
    },
  })
}

/** Null if the folder cannot be read, which the alert on missing values reports. */
async function diskOf(name: string, folder: string) {
  const found = await statfs(folder).catch(() => null)
  if (found === null) return null
  return { labels: { folder: name }, free: found.bavail * found.bsize, size: found.blocks * found.bsize }
}
