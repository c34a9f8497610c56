"""
Builds the package for pip and other installers (PEP 517, PEP 660) with nothing but Python, so that `pip install ./python` needs
no network. The same sources make the same bytes.
"""

import base64
import calendar
import gzip
import hashlib
import io
import tarfile
import zipfile
from email.parser import Parser
from pathlib import Path

SOURCE = Path(__file__).parent
_TIME = (1980, 2, 1, 0, 0, 0)
_SECONDS = calendar.timegm(_TIME)


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    files = {f"marienbad/{file.name}": file.read_bytes() for file in sorted(SOURCE.glob("marienbad/*.py"))}
    return _wheel(wheel_directory, files)


def build_editable(wheel_directory, config_settings=None, metadata_directory=None):
    return _wheel(wheel_directory, {"marienbad.pth": f"{SOURCE}\n".encode()})


def build_sdist(sdist_directory, config_settings=None):
    folder = _name()
    files = ["METADATA", "README.md", "build_backend.py", "pyproject.toml"]
    files += [f"marienbad/{file.name}" for file in sorted(SOURCE.glob("marienbad/*.py"))]
    contents = {file: (SOURCE / file).read_bytes() for file in files} | {"PKG-INFO": _metadata()}
    # The archive has no times, owners or name of a build.
    with open(Path(sdist_directory, folder + ".tar.gz"), "wb") as target:
        with gzip.GzipFile("", "wb", fileobj=target, mtime=0) as packed:
            with tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as archive:
                for file, content in contents.items():
                    entry = tarfile.TarInfo(f"{folder}/{file}")
                    entry.size = len(content)
                    entry.mtime = _SECONDS
                    archive.addfile(entry, io.BytesIO(content))
    return folder + ".tar.gz"


def _wheel(directory, files):
    information = _name() + ".dist-info"
    files[f"{information}/METADATA"] = _metadata()
    files[f"{information}/WHEEL"] = b"Wheel-Version: 1.0\nGenerator: marienbad\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    record = "".join(f"{name},sha256={_digest(content)},{len(content)}\n" for name, content in files.items())
    files[f"{information}/RECORD"] = f"{record}{information}/RECORD,,\n".encode()
    wheel = _name() + "-py3-none-any.whl"
    with zipfile.ZipFile(Path(directory, wheel), "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            entry = zipfile.ZipInfo(name, _TIME)
            entry.external_attr = 0o100644 << 16
            archive.writestr(entry, content, zipfile.ZIP_DEFLATED)
    return wheel


def _digest(content):
    return base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()


def _metadata():
    return (SOURCE / "METADATA").read_bytes() + b"\n" + (SOURCE / "README.md").read_bytes()


def _name():
    fields = Parser().parsestr((SOURCE / "METADATA").read_text())
    return f"{fields['Name']}-{fields['Version']}"
