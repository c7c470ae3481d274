"""Native positions, playouts, sampling and exact solvers for Voms and Vira; cards are bits in pack order."""

from pkgutil import extend_path

__path__ = extend_path(__path__, __name__)  # a build folder may hold the modules beside the sources
