/**
 * The kinds of controls. An option names its own (`x-control`), or gets the one that suits its type.
 * `components/controls/controls.ts` defines each, and does not compile until it has all of them.
 */
export type ControlKind =
  | 'text'
  | 'number'
  | 'time'
  | 'checkbox'
  | 'select'
  | 'choice'
  | 'codec'
  | 'language'
  | 'range'
  | 'password'
  | 'colour'
  | 'places'
  | 'file'
  | 'emptied'
  | 'kept'
  | 'entry-times'
  | 'pages'
  | 'page-order'
  | 'frames'
  | 'crop-box'
  | 'photo-frame'
  | 'points'
  | 'pdf-metadata'
  | 'pdf-fields'
  | 'pdf-signature'
  | 'page-areas'
  | 'page-writing'
  | 'sign-areas'
  | 'image-areas';
