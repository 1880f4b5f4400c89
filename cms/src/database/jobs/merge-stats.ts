import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { Payload } from 'payload'

const globalType = 'payload-jobs-stats'

/**
 * Leaves one document with the last runs of schedules on MongoDB, where earlier versions stored one for each task. Of processes
 * that start at the same moment, one may delete what the other keeps: the next pass then stores it again.
 */
export async function mergeJobStats({ db }: Pick<Payload, 'db'>): Promise<void> {
  if (db.name !== 'mongoose') return
  const { collection } = (db as unknown as MongooseAdapter).globals
  const stored = await collection.find({ globalType }).sort({ updatedAt: -1, _id: 1 }).toArray()
  const others = stored.slice(1).map(({ _id }) => _id)
  if (others.length > 0) await collection.deleteMany({ globalType, _id: { $in: others } })
}
