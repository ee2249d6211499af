/** The specified messages: title and description of each toast, word for word. */
export type Notice = { title: string; description: string }

export const notices = {
  missingFields: {
    title: 'Missing Information',
    description: 'Please fill in all required fields.',
  },
  partnershipSent: {
    title: 'Partnership Inquiry Sent!',
    description: "Thank you for your interest. We'll be in touch within 24 hours.",
  },
  partnershipFailed: {
    title: 'Submission Failed',
    description: 'There was an error submitting your inquiry. Please try again.',
  },
  contactSent: {
    title: 'Message Sent!',
    description: "Thank you for your message. We'll get back to you soon.",
  },
  contactFailed: {
    title: 'Error',
    description: 'Failed to send message. Please try again.',
  },
} as const satisfies Record<string, Notice>
