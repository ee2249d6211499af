/** How each field of the two forms is called, on the page as on the page that answers without script. */
export const fieldLabels = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  organization: 'Organisation',
  topic: 'Topic',
  partnershipType: 'Partnership interest',
  message: 'Message',
} as const
