/** What a browser says about one attempt in the words of its Content Security Policy. */
export interface Refusals {
  /** Names of directives. */
  said: ReadonlySet<string>;
  /** Resolves when there is one. */
  first: Promise<void>;
  /** Hears `securitypolicyviolation`. */
  hear(event: SecurityPolicyViolationEvent): void;
  /** From now on, what is about no address is about another attempt. */
  end(): void;
}

/** Others may be told of meanwhile: their hosts have other names. */
export function hearRefusals(hostname: string): Refusals {
  const said = new Set<string>();
  const first = Promise.withResolvers<void>();
  let isOver = false;
  return {
    said,
    first: first.promise,
    hear({ blockedURI, disposition, effectiveDirective }) {
      // Policies may also only report.
      if (disposition !== 'enforce') return;
      const about = URL.parse(blockedURI)?.hostname;
      // Some are about no address: about scripts that may not be made, which is told at once.
      if (about ? about !== hostname : isOver) return;
      said.add(effectiveDirective);
      first.resolve();
    },
    end: () => {
      isOver = true;
    },
  };
}
