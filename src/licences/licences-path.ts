/** The path of the licences of everything that is shipped. */
export const licencesPath = '/licences.txt';
