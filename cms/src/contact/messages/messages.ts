import { contactReceived } from './contact-received.ts'
import { helpAnswered } from './help-answered.ts'
import { helpReceived } from './help-received.ts'

export const contactMessages = [contactReceived, helpReceived, helpAnswered]
