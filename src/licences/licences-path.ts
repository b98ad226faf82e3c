/** Where the licences of all that is shipped are. */
export const licencesPath = '/licences.txt';
