import {
  MESSAGE_CHANNELS,
  MESSAGE_CHOICES,
  type MessageChannel,
  type MessageChoice,
  type MessageKind,
} from '@pravesh/shared/accounts/message-choices'

/** The form's values: whether messages of each choice are sent. */
export type SentMessages = Record<MessageChoice, boolean>

/** The choices of a kind, by channel. */
export function choicesOf(kind: MessageKind): { choice: MessageChoice; channel: MessageChannel }[] {
  return MESSAGE_CHANNELS.flatMap((channel) =>
    MESSAGE_CHOICES.filter((choice) => choice === `${kind}:${channel}`).map((choice) => ({ choice, channel })),
  )
}

export function sentMessages(declined: readonly MessageChoice[]): SentMessages {
  const sent = (choice: MessageChoice) => !declined.includes(choice)
  return {
    'application:email': sent('application:email'),
    'application:sms': sent('application:sms'),
    'fees:email': sent('fees:email'),
    'orders:email': sent('orders:email'),
    'notices:email': sent('notices:email'),
  }
}

export function declinedMessages(sent: SentMessages): MessageChoice[] {
  return MESSAGE_CHOICES.filter((choice) => !sent[choice])
}
