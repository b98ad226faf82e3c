/** The Content Security Policy violations of one attempt. */
export interface Refusals {
  /** Names of directives. */
  said: ReadonlySet<string>;
  /** Resolves with the first violation. */
  first: Promise<void>;
  /** The listener of `securitypolicyviolation`. */
  hear(event: SecurityPolicyViolationEvent): void;
  /** From now on, violations without an address belong to another attempt. */
  end(): void;
}

/** Violations of other attempts may arrive meanwhile: their host names differ. */
export function hearRefusals(hostname: string): Refusals {
  const said = new Set<string>();
  const first = Promise.withResolvers<void>();
  let isOver = false;
  return {
    said,
    first: first.promise,
    hear({ blockedURI, disposition, effectiveDirective }) {
      // Policies may also be report-only.
      if (disposition !== 'enforce') return;
      const about = URL.canParse(blockedURI) && new URL(blockedURI).hostname;
      // Violations without an address concern scripts that may not be created, and are reported at once.
      if (about ? about !== hostname : isOver) return;
      said.add(effectiveDirective);
      first.resolve();
    },
    end: () => {
      isOver = true;
    },
  };
}
