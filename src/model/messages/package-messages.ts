/** The texts in files that are taken away, besides the signature itself. */
export const PACKAGE_MESSAGES = {
  /** The name of a file where the person has none. */
  unnamed: 'Email signature',
  testSubject: 'Test of my email signature',
  testSubjectOf: (name: string) => `Test of the email signature of ${name}`,
  pageTitle: 'Your email signature',
  pageSteps: [
    'Press and hold anywhere in the box below until all of it is selected, then tap Copy.',
    'Open the signature settings of your email app, press and hold in the field, and tap Paste.',
  ],
  pageBox: 'Select the signature',
  addonName: 'Your email signature',
} as const;
