import type { FormatId } from '#formats/formats.ts';
import type { TagName } from '#jobs/contract/media-operation.ts';
import type { ControlKind } from './control-kinds.ts';
import type { Role } from './roles.ts';

/** The metadata that an option may have (`v.metadata`). `tool.ts` enforces it. */
export interface OptionMetadata {
  /** Shown after the value. */
  'x-unit'?: string;
  /** The text that people read for each choice. */
  'x-labels'?: Readonly<Record<string, string>>;
  /** Default: the control that suits the values. */
  'x-control'?: ControlKind;
  /** Its role for controls and previews that read other options. */
  'x-role'?: Role;
  'x-accepts'?: readonly FormatId[];
  /** The extensions, without a dot, of accepted files that have no format here. */
  'x-extensions'?: readonly string[];
  /** The tag of the files that it represents: filled with their values. */
  'x-tag'?: TagName;
  /** Whether links contain it although it is text. Default false. */
  'x-in-links'?: true;
  /** Whether it must be filled in, as no text suits most files. Default false. */
  'x-required'?: true;
  /** Whether its value is carried over to the next tool. Default false. */
  'x-carry'?: boolean;
  /** Whether it is folded until it is wanted. Default false. */
  'x-folded'?: boolean;
  'x-when'?: When;
  /** It is set on the sheet, in this part of the work on it. */
  'x-part'?: SheetPart;
}

/** What is made on the sheet before it is placed on a page. */
export type SheetPart = 'signature' | 'initials' | 'date';

/** The values of other options with which an option counts. */
export type When = Readonly<Record<string, string | readonly string[] | boolean>>;
