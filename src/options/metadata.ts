import type { FormatId } from '../formats/formats.ts';
import type { TagName } from '../jobs/contract/media-operation.ts';
import type { ControlKind } from './control-kinds.ts';
import type { Role } from './roles.ts';

/** What `v.metadata` of an option may say. `tool.ts` holds tools to it. */
export interface OptionMetadata {
  /** What stands after the value. */
  'x-unit'?: string;
  /** What people read in place of each choice. */
  'x-labels'?: Readonly<Record<string, string>>;
  /** Default: what suits the values. */
  'x-control'?: ControlKind;
  /** What it is to controls and previews that read other options. */
  'x-role'?: Role;
  /** The formats of files that it takes. */
  'x-accepts'?: readonly FormatId[];
  /** The endings, without a dot, of files that it takes which are of no format here. */
  'x-extensions'?: readonly string[];
  /** The tag of the files that it stands for: filled with what they say. */
  'x-tag'?: TagName;
  /** Whether links take it, though it is text. Default false. */
  'x-in-links'?: true;
  /** Whether its value goes along to the next tool. Default false. */
  'x-carry'?: boolean;
  /** Whether it is put away until it is wanted. Default false. */
  'x-folded'?: boolean;
  'x-when'?: When;
}

/** The values of other options with which an option counts. */
export type When = Readonly<Record<string, string | readonly string[] | boolean>>;
