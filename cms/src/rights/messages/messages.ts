import { rightsAnswered } from './rights-answered.ts'
import { rightsAsked } from './rights-asked.ts'
import { rightsReceived } from './rights-received.ts'

export const rightsMessages = [rightsReceived, rightsAsked, rightsAnswered]
